export { UnderDevelopmentPage as Component } from '../features/under-development/under-development-page';
