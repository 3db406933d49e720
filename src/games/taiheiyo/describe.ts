export const describePosition = (..._: unknown[]) => [] as never[];
export const unusedUnits = (..._: unknown[]) => [] as never[];
