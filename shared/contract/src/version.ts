/** The version of this contract (semver). A remote declares the range it needs; the host provides this version. */
export const CONTRACT_VERSION = '2.9.0';

/** Other majors that this contract has adapters for: in a host for older remotes, in a remote for older hosts. */
export const ADAPTED_MAJORS: readonly number[] = [1];

export const PRODUCT_NAME = 'Sopaan';
