import { loadCaller } from '#core/access/callers.ts';
import type { CheckCount } from '#core/books/reports/generator.ts';
import type { Db } from '#core/db/client.ts';
import { asReported, fieldSeenBy } from '#lib/masking.ts';
import { MASKED, mayRead, OPENED, type Reader, type StoredJob } from './stored-job.ts';

/** The rights with which a job is made, and the name of its requester for its pages. */
export interface Eyes {
  readonly siapa: string;
  readonly seen: (field: string, text: string) => string;
  /** The menus and rights that decide it. */
  readonly held: ReadonlySet<string>;
}

const seeing = (held: ReadonlySet<string>) => ({
  held,
  seen: (field: string, text: string) => fieldSeenBy(held, field, text),
});

/**
 * Returns the same rights for a file that goes to an authority, and counts the values so far that stayed masked and those that the right to
 * report opened.
 */
export function reporting(eyes: Eyes): Eyes & { readonly identities: () => readonly CheckCount[] } {
  const { held, seen } = seeing(asReported(eyes.held));
  let masked = 0;
  let opened = 0;
  const counted = (field: string, text: string) => {
    const shown = seen(field, text);
    if (shown !== text) masked += 1;
    else if (eyes.seen(field, text) !== text) opened += 1;
    return shown;
  };
  const identities = (): CheckCount[] => [
    { periksa: MASKED, berat: 'WAJIB', jumlah: masked },
    { periksa: OPENED, berat: 'INFO', jumlah: opened },
  ];
  return { siapa: eyes.siapa, held, seen: counted, identities };
}

/** Returns the rights that all of these roles hold: a file for several roles shows no more than the least of them may see. */
export async function commonRights(db: Db, roles: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db<{ menu_id: string }[]>`
    select m.menu_id from role_menu m join menu n using (menu_id) where m.role_id = any (${[...roles]}::text[]) and n.aktif
    group by m.menu_id having count(*) = ${roles.length}`;
  return new Set(rows.map(({ menu_id }) => menu_id));
}

/** Returns the rights for making a job; null where they no longer suffice. */
export async function eyesOf(db: Db, job: StoredJob): Promise<Eyes | null> {
  const { id_user, untuk_peran, kode_cabang } = job;
  if (id_user !== null) {
    const caller = await loadCaller(db, id_user);
    if (!caller || !mayRead(caller, job)) return null;
    return { siapa: caller.namaUser, ...seeing(caller.menus) };
  }
  const menus = await commonRights(db, untuk_peran);
  const [row] = await db<{ pusat: boolean; nama: string }[]>`
    select bool_and(kantor_pusat) as pusat, string_agg(nama, ', ' order by nama) as nama from role where role_id = any (${[...untuk_peran]}::text[])`;
  const reader: Reader = { kodeCabang: kode_cabang, headOffice: row?.pusat ?? false, menus };
  if (!mayRead(reader, job)) return null;
  return { siapa: row?.nama ?? '', ...seeing(menus) };
}
