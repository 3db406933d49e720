export function drawClauses(
  paths: readonly string[],
  prefix: string,
  count: number,
  seed: string,
): Promise<{ readonly keys: readonly string[]; readonly total: number }>;
