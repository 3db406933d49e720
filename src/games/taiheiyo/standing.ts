export const standingForms = (..._: unknown[]) => [] as never[];
export const standingKey = () => '';
export const standingAnswer = (..._: unknown[]) => undefined;
export const timeoutAnswer = (..._: unknown[]) => undefined;
