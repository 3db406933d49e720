/** Stryker's checker that rejects every mutant outside the sample (`DENREI_MUTANTS_SAMPLE` names its file). */
import { readFileSync } from 'node:fs';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { keyOf, NOT_DRAWN } from './sample.mjs';

class SampleChecker {
  #drawn = new Set();

  async init() {
    this.#drawn = new Set(JSON.parse(readFileSync(process.env.DENREI_MUTANTS_SAMPLE, 'utf8')));
  }

  async check(mutants) {
    const results = mutants.map((mutant) => [mutant.id, this.#drawn.has(keyOf(mutant))]);
    const answer = (drawn) => (drawn ? { status: 'passed' } : { status: 'compileError', reason: NOT_DRAWN });
    return Object.fromEntries(results.map(([id, drawn]) => [id, answer(drawn)]));
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
