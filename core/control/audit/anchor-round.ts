import type { Logger } from 'pino';
import type { Db } from '#core/db/client.ts';
import { inRounds } from '#core/db/rounds.ts';
import type { AnchorConfig } from '#lib/config/anchor.ts';
import { anchorHead } from './anchor.ts';

/** Progress of keeping heads outside, for those who watch. */
export interface AnchorState {
  /** The last position that was kept. */
  posisi: bigint;
  /** The start of the failure; undefined while it works. */
  failsSince: number | undefined;
}

/**
 * Keeps the head of the chain outside every few seconds, beside all postings and never in their way. A storage that is away is logged once, and once
 * more when it is back. Returns how to stop, and its progress.
 */
export function startAnchor(
  db: Db,
  log: Logger,
  anchor: AnchorConfig,
): { readonly state: Readonly<AnchorState>; readonly stop: () => Promise<void> } {
  const state: AnchorState = { posisi: 0n, failsSince: undefined };
  const stop = inRounds(
    async () => {
      const anchored = await anchorHead(db, anchor, state.posisi);
      const posisi = BigInt(anchored?.posisi ?? state.posisi);
      if (posisi < state.posisi)
        log.error(
          { posisi: String(posisi), anchored: String(state.posisi) },
          'the chain ends before a head that was kept outside: what was behind is lost',
        );
      state.posisi = posisi;
      if (state.failsSince !== undefined)
        log.info({ posisi: anchored?.posisi }, 'heads of the chain are kept outside again');
      state.failsSince = undefined;
      return false;
    },
    {
      pauseMs: anchor.seconds * 1_000,
      failed: (error) => {
        if (state.failsSince === undefined)
          log.error(
            { err: error },
            'the head of the chain could not be kept outside; it is tried again, and postings go on',
          );
        state.failsSince ??= Date.now();
      },
    },
  );
  return { state, stop };
}
