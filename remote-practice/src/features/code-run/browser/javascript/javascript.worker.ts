import { serveLanguage } from '../worker/serve-language';
import { javascriptLanguage } from './javascript-language';

serveLanguage(javascriptLanguage());
