/** Gives every browser package the types of the document matchers. */
import '@testing-library/jest-dom';
