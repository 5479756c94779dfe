import { makeAccessQueries, sesi } from '#core/access/queries.ts';
import type { Context } from '#core/engine/context.ts';
import { validInput } from '#core/engine/submitted.ts';
import { fail } from '#lib/errors.ts';
import { endSessionInput, settingsInput } from '#lib/schemas/access.ts';
import type { RpcInput } from '#types/rpc.ts';
import { endSessions, lockSession, saveSettings, signOut } from './session-commands.ts';
import type { Supervisor } from './supervisor.ts';

export interface SessionConfig {
  /** Where a sign-out ends. */
  readonly loginHost: string;
  /** Minutes without a hand on it after which a screen locks itself. */
  readonly idleMinutes: number;
  /** Who stands behind a fresh token of the client that exchanges credentials. */
  readonly supervisor: Supervisor;
}

/** What somebody may do with her own sessions and settings. */
export function sessionHandlers({ loginHost, idleMinutes, supervisor }: SessionConfig) {
  const { profil, logout } = makeAccessQueries({ loginHost, idleMinutes });
  return {
    profil,
    sesi,
    logout: async (context: Context, input: RpcInput<'access.logout'>) => {
      await signOut(context);
      return logout(context, input);
    },
    lock: (context: Context) => lockSession(context, true),
    /** Only who locked it opens it: somebody else's right password is as good as a wrong one. */
    unlock: async (context: Context, input: RpcInput<'access.bukaKunci'>) => {
      const owner = await supervisor(context.db, input.token_pengguna);
      if (owner.idUser !== context.caller.idUser) fail('OVERRIDE_CREDENTIAL');
      return lockSession(context, false);
    },
    end: (context: Context, input: RpcInput<'access.akhiriSesi'>) =>
      endSessions(context, validInput(endSessionInput, input).id_sesi),
    save: (context: Context, input: RpcInput<'access.simpanSetelan'>) =>
      saveSettings(context, validInput(settingsInput, input)),
  };
}
