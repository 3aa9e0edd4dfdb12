/* What the compiled engine asks of Python most often, answered without a call into Python.

   Included before anything else in every C file of the engine, where gcc or clang compile it on Linux; without
   it everything works the same, only slower. It relies on nothing but the layout of objects that Python's own
   headers show. Where threads run without the global lock, these shortcuts are not safe: there they are left out. */

#ifndef LUDOTECA_NATIVE_H
#define LUDOTECA_NATIVE_H

#include <Python.h>

#ifndef Py_GIL_DISABLED

/* An item goes into the room that the list has already. */
static inline int shortcut_append(PyObject *list, PyObject *item) {
    PyListObject *into = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(into);
    if (size >= into->allocated) {
        return PyList_Append(list, item);
    }
    Py_INCREF(item);
    into->ob_item[size] = item;
    Py_SET_SIZE(into, size + 1);
    return 0;
}
#define PyList_Append shortcut_append

/* The same for a whole list of items: "extend" is compiled to the setting of a slice behind the end. */
static inline int shortcut_set_slice(PyObject *list, Py_ssize_t low, Py_ssize_t high, PyObject *items) {
    PyListObject *into = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(into);
    if (low != PY_SSIZE_T_MAX || high != PY_SSIZE_T_MAX || items == NULL || !PyList_CheckExact(items) ||
        PyList_GET_SIZE(items) > into->allocated - size) {
        return PyList_SetSlice(list, low, high, items);
    }
    Py_ssize_t more = PyList_GET_SIZE(items);
    for (Py_ssize_t n = 0; n < more; n++) {
        PyObject *item = PyList_GET_ITEM(items, n);
        Py_INCREF(item);
        into->ob_item[size + n] = item;
    }
    Py_SET_SIZE(into, size + more);
    return 0;
}
#define PyList_SetSlice shortcut_set_slice

/* A list is made empty in order to be filled, most often with some options: it gets room for a few at once. */
enum { ROOM_FOR_A_FEW = 8 };
static inline PyObject *shortcut_list(Py_ssize_t size) {
    if (size != 0) {
        return PyList_New(size);
    }
    PyObject *list = PyList_New(ROOM_FOR_A_FEW);
    if (list != NULL) {
        Py_SET_SIZE(list, 0);
    }
    return list;
}
#define PyList_New shortcut_list

/* When the last item is popped, the list keeps its room: the timetable runs empty and is filled again. */
static inline void *shortcut_realloc(void *block, size_t bytes) {
    return bytes == 0 && block != NULL ? block : PyMem_Realloc(block, bytes);
}
#define PyMem_Realloc shortcut_realloc

/* A step taken off the timetable is checked to be a step: its class is one or two below. */
static inline int shortcut_type_check(PyObject *object, PyTypeObject *wanted) {
    for (PyTypeObject *type = Py_TYPE(object); type != NULL; type = type->tp_base) {
        if (type == wanted) {
            return 1;
        }
    }
    return PyType_IsSubtype(Py_TYPE(object), wanted);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, wanted) shortcut_type_check((PyObject *)(object), wanted)

/* Python keeps the ints up to 256 ready made; with these, all actions of most titles are. */
enum { READY_MADE = 1 << 15 };
static PyObject *ready_made[READY_MADE];
static inline PyObject *shortcut_int(long number) {
    if (number < 0 || number >= READY_MADE) {
        return PyLong_FromLong(number);
    }
    if (ready_made[number] == NULL) {
        ready_made[number] = PyLong_FromLong(number);
    }
    Py_XINCREF(ready_made[number]);
    return ready_made[number];
}
#define PyLong_FromLong shortcut_int

#endif
#endif
