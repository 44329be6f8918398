/*! Contains Pyodide, unchanged, under the Mozilla Public License 2.0: https://github.com/pyodide/pyodide */
import './no-script-loading';
import { serveLanguage } from '../worker/serve-language';
import { pythonLanguage } from './python-language';

serveLanguage(pythonLanguage());
