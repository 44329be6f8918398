/** The version of this contract. A remote states the range it needs; the host offers this one. Semver. */
export const CONTRACT_VERSION = '1.0.0';

/** The product's name, in one place. */
export const PRODUCT_NAME = 'Sopaan';
