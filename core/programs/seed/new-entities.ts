import { normaliseEntityName } from '#lib/text.ts';
import type { BadanUsahaData } from '#types/proto/customers/customer.ts';
import { type Customer, taxNumber } from './customers.ts';
import { type Company, entityForm } from './entity-form.ts';
import { newFirms } from './firms.ts';
import { regencyOf, somewhere } from './homes.ts';
import type { Random } from './random.ts';

/** A company's papers: business number and tax number. */
export const papersOf = (random: Random, branch: string) => ({
  nomor_identitas: `9120${String(random.below(1_000_000_000)).padStart(9, '0')}`,
  nomor_npwp: taxNumber(random, branch),
});

interface Around {
  readonly served: readonly Customer[];
  readonly acquaintances: Company['acquaintances'];
}

/** The entities a branch takes in. One has a politically exposed owner, one the name of a customer of the same town. */
export const newEntities = (
  random: Random,
  branch: string,
  year: number,
  { served, acquaintances }: Around,
): BadanUsahaData[] =>
  (newFirms[branch] ?? []).map((firm, place) => {
    const company = { firm, ...papersOf(random, branch), home: somewhere(random, branch), acquaintances };
    const duplicate = served.find(
      ({ nama_normal, kode_cabang }) => kode_cabang === branch && nama_normal === normaliseEntityName(firm.nama),
    );
    return entityForm(random, company, year, {
      ...(place === 2 && { pep: 'T', pep_keterangan: 'Komisaris utama mantan menteri' }),
      ...(duplicate && { wilayah: regencyOf(duplicate.kota), alasan: 'NIB, NPWP dan akta berbeda: badan usaha lain' }),
    });
  });
