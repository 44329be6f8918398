/** Makes the types of the DOM matchers available to every browser package. */
import '@testing-library/jest-dom';
