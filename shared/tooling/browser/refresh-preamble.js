import { injectIntoGlobalHook } from 'react-refresh/runtime';

injectIntoGlobalHook(window);

// The React Refresh runtime of a remote starts after React has called `inject`. It looks for React in `hook.renderers`, which the
// hook of `react-refresh` does not fill.
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject;
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};
