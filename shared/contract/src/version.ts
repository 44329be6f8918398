/** The version of this contract. A remote states the range it needs; the host offers this one. Semver. */
export const CONTRACT_VERSION = '2.3.0';

/** Other majors that the adapters of this contract bridge: a host's to older remotes, a remote's to older hosts. */
export const ADAPTED_MAJORS: readonly number[] = [1];

/** The product's name, in one place. */
export const PRODUCT_NAME = 'Sopaan';
