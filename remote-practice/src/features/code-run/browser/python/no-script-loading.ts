/** Pyodide asks whether scripts could be loaded later, by trying it. They cannot: say so before it tries. */
Reflect.deleteProperty(self, 'importScripts');
