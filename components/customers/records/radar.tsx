import { lazy, Suspense } from 'react';
import type { Values } from '#components/kit/form/field-def.ts';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { useSettled } from '#hooks/use-settled.ts';
import { readNik } from '#lib/customers/nik.ts';
import { readNpwp } from '#lib/customers/npwp.ts';
import { isPhone } from '#lib/phone.ts';
import { customer } from '#services/customers/customer.ts';

// Most forms are of nobody the bank knows: the cards and their texts come with the first one that is.
const RadarCards = lazy(async () => ({ default: (await import('./radar-cards.tsx')).RadarCards }));

/** The search takes a document of another kind than a NIK once it is this long. */
const SHORTEST = 5;

/** Takes the parts of a form that are whole enough to search by: half a number or date is left out. */
function askedBy(jenis: 'P' | 'B', values: Values) {
  const text = (name: string): string => (typeof values[name] === 'string' ? values[name].trim() : '');
  const whole = (name: string, isWhole: (value: string) => boolean): string => (isWhole(text(name)) ? text(name) : '');
  const isDocument = (value: string): boolean =>
    text('jenis_identitas') === 'KTP' ? readNik(value).ok : value.length >= SHORTEST;
  return {
    jenis,
    jenis_identitas: text('jenis_identitas'),
    nomor_identitas: whole('nomor_identitas', isDocument),
    nomor_npwp: whole('nomor_npwp', (value) => readNpwp(value).ok),
    nomor_nasabah: text('nomor_nasabah'),
    nama_nasabah: text('nama_nasabah'),
    tanggal_lahir: whole('tanggal_lahir', (value) => /^\d{4}-\d{2}-\d{2}$/.test(value)),
    nama_ibu_kandung: text('nama_ibu_kandung'),
    telepon: whole('telepon', isPhone),
    alamat: text('alamat'),
    wilayah: whole('wilayah', (value) => /^\d{4}$/.test(value)),
  };
}
type Asked = ReturnType<typeof askedBy>;

/** A name alone identifies nobody. */
const isEnough = (asked: Asked): boolean =>
  asked.nomor_identitas !== '' ||
  asked.nomor_npwp !== '' ||
  (asked.nama_nasabah !== '' &&
    (asked.jenis === 'B' ? asked.wilayah : asked.tanggal_lahir + asked.nama_ibu_kandung) !== '');

/** Shows the customers whom a form is like, while it is typed (domain: CIF, duplicates). */
export function Radar({ jenis, values }: { readonly jenis: 'P' | 'B'; readonly values: Values }) {
  const { canOpen } = useProfile();
  const settled = useSettled(JSON.stringify(askedBy(jenis, values)));
  const asked: Asked = JSON.parse(settled);
  const enabled = isEnough(asked) && canOpen(jenis === 'P' ? 'simpan-individu' : 'simpan-badan-usaha');
  const found = useRecord(customer.check, asked, { enabled, quiet: true, keepPrevious: true });
  const calon = enabled ? (found.data?.calon ?? []) : [];
  const failed = enabled && found.error !== null;
  if (calon.length === 0 && !failed) return null;
  return (
    <Suspense fallback={null}>
      <RadarCards asked={asked} calon={calon} failed={failed} />
    </Suspense>
  );
}

/** Stands beside the form of a person. */
export const PersonRadar = ({ values }: { readonly values: Values }) => <Radar jenis="P" values={values} />;

/** Stands beside the form of an entity. */
export const EntityRadar = ({ values }: { readonly values: Values }) => <Radar jenis="B" values={values} />;
