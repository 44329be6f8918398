/** Pyodide detects whether `importScripts` works by calling it. The worker must not load scripts, so it is removed first. */
Reflect.deleteProperty(self, 'importScripts');
