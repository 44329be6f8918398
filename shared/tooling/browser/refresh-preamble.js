import { injectIntoGlobalHook } from 'react-refresh/runtime';

injectIntoGlobalHook(window);

// The refresh runtimes of remotes start after React, and find it only among the renderers.
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject;
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};
