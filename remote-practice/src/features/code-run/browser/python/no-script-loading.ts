/** Removes `importScripts` before Pyodide calls it to detect whether it works: the worker must not load scripts. */
Reflect.deleteProperty(self, 'importScripts');
