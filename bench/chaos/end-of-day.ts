import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#core/db/client.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { newKey } from '../grpc-load.ts';
import type { Person } from './person.ts';

const BRANCH = '002';

/** Counts the branch's vault by two persons, as its day asks before it ends. */
async function countVault(officer: Person, manager: Person, owner: Db, given: () => boolean): Promise<void> {
  const vaults = await owner<{ kode_valuta: string; stok: Record<string, number> }[]>`
    select kode_valuta, stok from cash_box where jenis = 'KHASANAH' and kode_cabang = ${BRANCH}`;
  for (const { kode_valuta, stok } of vaults) {
    const pecahan = Object.fromEntries(
      Object.entries(stok).map(([minor, count]) => [String(BigInt(minor) / 100n), count]),
    );
    const flowData = { kode_valuta, pecahan_layak: toRows(pecahan), pecahan_tidak_layak: [], keterangan: '' };
    const body = { flowCode: 'HITUNG_KHASANAH', actionType: 'SUBMIT', flowData };
    const filed = await officer.settle('flow/process-v2', body, newKey(), given);
    const { id_flow: idFlow = '' } = (filed?.data ?? {}) as { id_flow?: string };
    const seen = await manager.settle('flow/get-by-id_flow', { id_flow: idFlow }, newKey(), given);
    const { versi, sidik, kode_alasan } = ((seen?.data as { item?: Record<string, unknown> })?.item ?? {}) as Record<
      string,
      unknown
    >;
    const approve = { versi, sidik, kode_alasan, idFlow, flowState: 'WAITING', actionType: 'APPROVE' };
    await manager.settle('flow/process-v2', approve, newKey(), given);
  }
}

/** Ends the day of branch 002 while faults happen. Returns what became of it. */
export async function endDay(
  people: { officer: Person; manager: Person },
  owner: Db,
  given: () => boolean,
): Promise<string> {
  const { officer, manager } = people;
  const from = performance.now();
  await countVault(officer, manager, owner, given);
  for (const step of ['cut-off', 'tutup']) {
    const reply = await manager.settle(`cabang/${step}`, { kode_cabang: BRANCH }, newKey(), given);
    if (reply?.code !== '00') return `${step} was answered ${reply ? `${reply.code} ${reply.message}` : 'by nobody'}`;
  }
  while (!given()) {
    const rows = await owner<{ status: string }[]>`select status from branch where kode_cabang = ${BRANCH}`.catch(
      () => [],
    );
    if (rows[0]?.status === 'TUTUP') return `ended after ${Math.round((performance.now() - from) / 1_000)} s`;
    await pause(500);
  }
  return 'NOT ended before the drill was over';
}
