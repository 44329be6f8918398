import '@sopaan/ui/fonts';
import './federation/provided';
import { bootstrap } from './bootstrap';

bootstrap();
