import type { FlowActor } from '#lib/control/codes.ts';
import { codesWhere } from '#lib/operations/operations.ts';

/**
 * The workflow as data: from which state which action leads where, who may press it and how its button appears. '*' holds for every flow, '' is an
 * item that does not exist yet. A checker's actions are never offered to the maker.
 */
interface Transition {
  readonly dari: '' | 'DRAFT' | 'WAITING' | 'RETURNED';
  readonly aksi: 'DRAFT' | 'SUBMIT' | 'APPROVE' | 'REJECT' | 'RETURN' | 'CANCEL';
  readonly ke: 'DRAFT' | 'WAITING' | 'APPROVED' | 'REJECTED' | 'RETURNED' | 'CANCELLED';
  readonly pelaku: FlowActor;
  /** The button's text is `tombol.<label>` of lib/messages. */
  readonly label: string;
  readonly warna_latar: string;
  readonly warna_teks: string;
  readonly send_to_core: boolean;
}

/**
 * Only the main way on has a full colour, and it comes last in its bar. Posting at once is the main way of a form, so sending it to a checker is the
 * second; a way that ends the item has red words, so that nobody presses it for the main one.
 */
const look = {
  utama: { warna_latar: '#0b5d4b', warna_teks: '#ffffff' },
  kedua: { warna_latar: '#fdf0d5', warna_teks: '#8a5a00' },
  biasa: { warna_latar: '#e3f0ec', warna_teks: '#07382e' },
  batal: { warna_latar: '#fbe7e5', warna_teks: '#9b1c15' },
} as const;

const maker = { pelaku: 'PEMBUAT', send_to_core: false } as const;
const checker = { pelaku: 'PEMERIKSA', send_to_core: false } as const;

const steps: readonly Transition[] = [
  { dari: '', aksi: 'SUBMIT', ke: 'WAITING', label: 'KIRIM', ...maker, ...look.kedua },
  { dari: '', aksi: 'DRAFT', ke: 'DRAFT', label: 'SIMPAN_DRAF', ...maker, ...look.biasa },
  { dari: 'DRAFT', aksi: 'SUBMIT', ke: 'WAITING', label: 'KIRIM', ...maker, ...look.kedua },
  { dari: 'DRAFT', aksi: 'DRAFT', ke: 'DRAFT', label: 'SIMPAN_DRAF', ...maker, ...look.biasa },
  { dari: 'DRAFT', aksi: 'CANCEL', ke: 'CANCELLED', label: 'BATALKAN', ...maker, ...look.batal },
  { dari: 'WAITING', aksi: 'REJECT', ke: 'REJECTED', label: 'TOLAK', ...checker, ...look.batal },
  { dari: 'WAITING', aksi: 'RETURN', ke: 'RETURNED', label: 'KEMBALIKAN', ...checker, ...look.kedua },
  { dari: 'WAITING', aksi: 'APPROVE', ke: 'APPROVED', label: 'SETUJUI', ...checker, ...look.utama, send_to_core: true },
  { dari: 'WAITING', aksi: 'CANCEL', ke: 'CANCELLED', label: 'BATALKAN', ...maker, ...look.batal },
  { dari: 'RETURNED', aksi: 'SUBMIT', ke: 'WAITING', label: 'KIRIM_ULANG', ...maker, ...look.utama },
  { dari: 'RETURNED', aksi: 'CANCEL', ke: 'CANCELLED', label: 'BATALKAN', ...maker, ...look.batal },
];

export const transitions = steps.map((step, index) => ({ flow_code: '*', ...step, urut: index + 1 }));

/** A change of data that never goes through at once by its maker alone: sending it is the main way on. */
const changes = codesWhere(({ leaves, check }) => leaves !== 'JOURNAL' && check?.twoPersons === true);
export const changeTransitions = transitions
  .filter(({ dari, aksi }) => aksi === 'SUBMIT' && (dari === '' || dari === 'DRAFT'))
  .flatMap((step) => changes.map((flow_code) => ({ ...step, ...look.utama, flow_code })));

/** Ways on that need no item: posting straight, or released by a supervisor at the counter. */
export const atOnce = {
  POST: { label: 'PROSES', ...look.utama },
  OVERRIDE: { label: 'PROSES_OVERRIDE', ...look.utama },
} as const;
/** Beside a main way on. */
export const atOnceOfChange = { label: atOnce.OVERRIDE.label, ...look.kedua } as const;
