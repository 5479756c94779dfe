import { setTimeout as sleep } from 'node:timers/promises';
import { reference } from '#core/engine/reference.ts';
import type { ParameterName } from '#lib/parameters.ts';
import type { TestBank } from './helpers.ts';

const LOOK_MS = 50;

/** Sets a parameter of the bank, and waits until operations go by it: they keep what they know of parameters for some seconds. */
export async function parameterIs({ owner, app }: TestBank, nama: ParameterName, nilai: string): Promise<void> {
  await owner`update parameter set nilai = ${nilai} where nama = ${nama}`;
  while ((await reference(app)).parameter(nama) !== nilai) await sleep(LOOK_MS);
}
