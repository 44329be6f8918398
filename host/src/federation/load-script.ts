/** Runs a script of a release. Only bytes with the given hash run. A failed load leaves nothing behind, so it can be tried again. */
export function loadScript(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${src} could not be loaded`));
    };
    document.head.append(script);
  });
}
