import type { Context } from '#core/access/context.ts';
import { change, read } from '#core/access/handler.ts';
import { validInput } from '#core/access/input.ts';
import type { Supervisor } from '#core/access/supervisor.ts';
import { endSessionInput, settingsInput } from '#lib/control/schemas/access.ts';
import { fail } from '#lib/errors/errors.ts';
import type { RpcInput } from '#types/rpc.ts';
import { endSessions, lockSession, saveSettings, signOut } from './commands.ts';
import { makeAccessQueries } from './queries.ts';

export interface SessionConfig {
  /** A sign-out ends at this host. */
  readonly loginHost: string;
  /** Minutes without user activity after which a screen locks itself. */
  readonly idleMinutes: number;
  /** Verifies the user of a fresh token of the client that exchanges credentials. */
  readonly supervisor: Supervisor;
}

/** The menus a user may open, and calls on their own sessions and settings. */
export const session = {
  operations: {},
  handlers: ({ loginHost, idleMinutes, supervisor }: SessionConfig) => {
    const { logout, ...asked } = makeAccessQueries({ loginHost, idleMinutes });
    return {
      'access.profil': read(asked.profil),
      'access.menu': read(asked.menu),
      'access.popup': read(asked.popup),
      'access.auth': read(asked.auth),
      'access.sidebarMenu': read(asked.sidebarMenu),
      'access.popupMenu': read(asked.popupMenu),
      'access.allowedMenu': read(asked.allowedMenu),
      'access.logout': read(logout),
      // It needs no key: a session ends once, however often a client asks.
      'access.keluar': read(async (context: Context, input: RpcInput<'access.keluar'>) => {
        await signOut(context);
        return logout(context, input);
      }),
      'access.kunci': change((context: Context) => lockSession(context, true)),
      // Only the user who locked it opens it: somebody else's right password counts as wrong.
      'access.bukaKunci': change(async (context: Context, input: RpcInput<'access.bukaKunci'>) => {
        const { caller: owner } = await supervisor(context.db, input.token_pengguna);
        if (owner.idUser !== context.caller.idUser) fail('OVERRIDE_CREDENTIAL');
        return lockSession(context, false);
      }),
      'access.sesi': read(asked.sesi),
      'access.akhiriSesi': change((context: Context, input: RpcInput<'access.akhiriSesi'>) =>
        endSessions(context, validInput(endSessionInput, input).id_sesi),
      ),
      'access.simpanSetelan': change((context: Context, input: RpcInput<'access.simpanSetelan'>) =>
        saveSettings(context, validInput(settingsInput, input)),
      ),
    };
  },
};
