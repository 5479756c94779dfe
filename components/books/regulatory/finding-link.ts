import { ledgerBranchesAddress } from '#components/books/reports/ledger-address.ts';
import type { MenuId } from '#lib/access/access.ts';
import { menus } from '#lib/access/menus.ts';
import { fitsClass, isPublished, type LayoutName, layoutNames, openedKinds, standsIn } from '#lib/books/chart.ts';
import type { PeriksaEkstrakRow } from '#types/proto/books/regulatory.ts';

interface Way {
  /** The screen it leads to: for whoever holds it. */
  readonly menu: MenuId;
  readonly address: string;
}

interface Month {
  readonly awal: string;
  readonly akhir: string;
}

const asked = (menu: MenuId, values: Readonly<Record<string, string>>): Way => ({
  menu,
  address: `${menus[menu].route}?${new URLSearchParams(values)}`,
});

/** A reference number begins with its branch and day. */
function journalWay(reference: string): Way {
  const day = `20${reference.slice(3, 5)}-${reference.slice(5, 7)}-${reference.slice(7, 9)}`;
  return asked('jurnal', { branch_code: reference.slice(0, 3), tanggal_awal: day, tanggal_akhir: day });
}

/** The published layout that an account belongs to, by the class that its code begins with. */
const layoutOf = (kodeGl: string): LayoutName | undefined =>
  layoutNames.find(
    (layout) => isPublished(layout) && openedKinds.some((kind) => fitsClass(kodeGl, kind) && standsIn(layout, kind)),
  );

/** Findings about the lines of the publication, which are put right in its layout. */
const OF_LINES: readonly string[] = ['GL_TANPA_BARIS', 'GL_BARIS_GANDA', 'NERACA_SELISIH'];

/** Returns the screen that mends or shows a finding; null for what lies outside of the product. */
export function linkTo({ periksa, jenis, id }: PeriksaEkstrakRow, month: Month): Way | null {
  if (OF_LINES.includes(periksa)) return asked('susunan-laporan', { laporan: layoutOf(id) ?? 'PUBLIKASI_NERACA' });
  switch (jenis) {
    case 'GL':
      return {
        menu: 'saldo-gl',
        address: ledgerBranchesAddress({
          kode_gl: id,
          currency_code: '',
          tanggal_awal: month.awal,
          tanggal_akhir: month.akhir,
        }),
      };
    case 'NASABAH':
      return asked('portofolio', { nomor_nasabah: id });
    case 'WIC':
      return asked(id.startsWith('W') ? 'wic-individu' : 'wic-badan-usaha', { keyword: id });
    case 'LAPORAN_TUNAI':
      return asked('putusan-laporan-tunai', { id_laporan: id });
    case 'JURNAL':
      return journalWay(id);
    case 'PILIHAN':
      return asked('pilihan', { kelompok: id.split('/')[0] ?? '' });
    case 'VALUTA':
      return asked('kurs', {});
    case 'CABANG':
      return asked('hari-cabang', {});
    default:
      return null;
  }
}
