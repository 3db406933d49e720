export const sceneOf = (..._: unknown[]) => ({}) as never;
export const changesBetween = (..._: unknown[]) => [] as never[];
