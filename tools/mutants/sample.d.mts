export function drawSample(
  paths: readonly string[],
  count: number,
  seed: string,
): Promise<{ readonly keys: readonly string[]; readonly total: number }>;
export function partOf(keys: readonly string[], part: string): readonly string[] | undefined;
