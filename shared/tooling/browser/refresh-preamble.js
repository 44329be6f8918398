import { injectIntoGlobalHook } from 'react-refresh/runtime';

injectIntoGlobalHook(window);
