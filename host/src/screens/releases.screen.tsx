export { ReleasesPage as Component } from '../features/releases/console/releases-page';
