import { operations } from '#core/server/modules.ts';
import { type CheckedCode, definitionOf } from '#lib/operations/operations.ts';
import type { World } from './world.ts';

/**
 * Runs an operation by its code as its screen would: a record or a paper that needs two persons goes before the desk and is approved there; anything
 * else is posted, released by a second person at once where the rules ask for one.
 */
export async function does(world: World, user: string, code: CheckedCode, input: object): Promise<void> {
  const { check, leaves } = definitionOf(code);
  const operation = operations.get(code);
  if (!operation) throw new Error(`nobody runs ${code}`);
  if (leaves === 'RECORD' && check?.twoPersons) await world.decided(user, code, input);
  else await world.act(user, operation, input);
}
