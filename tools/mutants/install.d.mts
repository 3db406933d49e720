/** Installs Stryker unless the packages of the lock file are there; returns whether they are. */
export function installTools(): boolean;
