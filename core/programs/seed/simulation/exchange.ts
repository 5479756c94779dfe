import pino from 'pino';
import { payOutward } from '#core/accounts/standing-orders/pay-outward.ts';
import type { Db } from '#core/db/client.ts';
import { beginOn } from '#core/db/transactions.ts';
import { settlementAreas } from '#core/jobs/settlement-modules.ts';
import type { SettlementItem } from '#core/payments/settlement/gateway.ts';
import { settlementRound } from '#core/payments/settlement/round.ts';
import { writeFile } from '#core/payments/settlement/write-file.ts';
import { addDays } from '#lib/dates.ts';
import { AppError } from '#lib/errors/errors.ts';
import type { TransferRail } from '#lib/payments/transfers.ts';
import type { World } from './world.ts';

/** People handle a return that comes after the day on which its sheet was good: head office decides about it. */
const isLate = (error: unknown): boolean => error instanceof AppError && error.code === 'CLEARING_RETURN_LATE';

/** A round would only try again what it warns of; here a warning is a fault, because nobody is away. */
const strict = pino({
  level: 'warn',
  hooks: {
    logMethod: ([about]) => {
      const error = (about as { readonly err?: unknown }).err ?? about;
      if (!isLate(error)) throw error;
    },
  },
});

/** Returns the items that are not at their end, and the state of each. */
const open = ({ app }: World) => app<{ sebab: string }[]>`
  select concat_ws(' ', i.rail, i.jenis, i.end_to_end, i.status, (select string_agg(concat_ws(' ', e.jenis, e.status), ', ' order by e.id)
    from settlement_entry e where e.end_to_end = i.end_to_end)) as sebab from settlement_item i where i.status in ('ANTRE', 'DIKIRIM') order by i.end_to_end`;

/** A round fetches so many messages at a time; a late message comes with a later round. */
const LOOKS = 10;

/** Standing orders to other banks are paid, as each round of the core begins. */
const payDue = ({ app }: World) =>
  payOutward({ db: app, begin: beginOn(app) }, (error) => {
    if (!isLate(error)) throw error;
  });

/** Sends everything that waits, and fetches no answers yet. */
export async function leave(world: World): Promise<void> {
  const { app, habits } = world;
  const { rails } = habits;
  if (!rails) return;
  await payDue(world);
  await settlementRound({ db: app, begin: beginOn(app), log: strict }, rails.link, settlementAreas, { semua: true });
}

/** On so many days of a hundred the central bank falls silent, for up to so many calendar days. */
const SILENCE = 4;
const LONGEST = 4;

/** Now and then the answers of the central bank stay away for some days. */
export function maybeSilent(world: World): void {
  if (world.habits.rails && world.date > world.silentUntil && world.random.percent(SILENCE))
    world.silentUntil = addDays(world.date, world.random.between(0, LONGEST));
}

/** Sends everything that waits, and takes all answers; in a silence there are none. Throws where an answer stays away. */
export async function exchange(world: World): Promise<void> {
  const { rails } = world.habits;
  if (!rails) return;
  if (world.date <= world.silentUntil) return leave(world);
  const work = { db: world.app, begin: beginOn(world.app), log: strict };
  await payDue(world);
  for (let look = 0; look < LOOKS; look += 1) {
    await settlementRound(work, rails.link, settlementAreas, { semua: true });
    const waited = (await open(world)).length;
    rails.answer(world.date);
    await settlementRound(work, rails.link, settlementAreas, { semua: true });
    if (waited === 0 && (await open(world)).length === 0) return;
  }
  const owed = (await open(world)).map(({ sebab }) => sebab).join('; ');
  throw new Error(`${world.date}: the rails still owe ${owed}`);
}

/** A transfer of another bank, as its message states it: `nominal` in minor units. */
export interface Arrival {
  readonly rail: TransferRail;
  readonly bank: string;
  readonly nomor: string;
  readonly nominal: bigint;
  readonly rekening: string;
  readonly nama: string;
}

/** The message in which another bank sends this; under another message number it is the same transfer again. */
export function arrives(
  { habits: { rails }, date }: World,
  pesan: string,
  { rail, bank, nomor, nominal, rekening, nama }: Arrival,
): void {
  if (!rails) throw new Error('this bank has no rails');
  const item: SettlementItem = {
    end_to_end: nomor,
    rail,
    jenis: 'pacs.008',
    jumlah: nominal,
    area: 'TRANSFER',
    rujukan: nomor,
    isi: {
      pengirim: { nama: 'PT Mitra Dagang', rekening: '1230004567' },
      penerima: { nama, rekening, bank: rails.link.banks.bic },
      berita: 'Pembayaran',
    },
  };
  const head = { nomor: pesan, rail, jenis: 'pacs.008', tanggal: date, dibuat: `${date}T09:00:00+07:00` } as const;
  rails.say(`${pesan}.xml`, writeFile(head, [item], { bic: bank, peerBic: rails.link.banks.bic }));
}

/** Counts the ends of what went between banks, by kind and state. */
export async function endsOf(app: Db): Promise<Readonly<Record<string, number>>> {
  const rows = await app<{ apa: string; n: number }[]>`
    select apa, count(*)::integer as n from (
      select 'transfer ' || rail || ' ' || status as apa from transfer
      union all select 'transfer masuk ' || status from incoming_transfer
      union all select 'warkat ' || status from clearing_warkat
      union all select 'lembar ' || status from warkat_leaf where status not in ('STOK_PUSAT', 'STOK_CABANG')) x group by 1 order by 1`;
  return Object.fromEntries(rows.map(({ apa, n }) => [apa, n]));
}
