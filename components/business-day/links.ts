import { useProfile } from '#hooks/use-session.ts';
import type { MenuId } from '#lib/access/access.ts';
import { menus } from '#lib/access/menus.ts';
import { gl } from '#lib/books/gl.ts';

/** Names a record to be mended: the check or cause that found it, its kind and its id. */
export interface Mendable {
  readonly sebab: string;
  readonly jenis: string;
  readonly id: string;
  /** The till or vault it is about. */
  readonly kas: string;
}

interface Way {
  readonly menu: MenuId;
  /** Only for those that are dealt with there; without it, for all. */
  readonly suits?: (found: Mendable) => boolean;
  /** Returns the query of the screen, so that it opens on the record itself. */
  readonly asks?: (found: Mendable) => Readonly<Record<string, string>>;
}

const byItem: Way['asks'] = ({ id }) => ({ id_flow: id });
/** The rail whose transfers pass through an account. */
const rails: Readonly<Record<string, string>> = { 109002: 'SKN', 109003: 'RTGS', 109004: 'BI_FAST' };
/** A pool waits for the rate of the month, or what was reversed for that of an earlier one. */
const ofRate = ({ jenis, id }: Mendable): Readonly<Record<string, string>> => ({
  [jenis === 'POOL' ? 'pool' : 'bulan']: id,
});
export const isRail = (kodeGl: string): boolean => kodeGl in rails;
const ofTransfers = ({ id }: Mendable): boolean => isRail(id);
const ofBilyets = ({ id }: Mendable): boolean => id === 'BILYET';
const byTill: Way['asks'] = ({ kas }) => ({ kas });

/** Lists the screens that deal with each cause; the reader gets the first that the reader may open. */
const byCause: Readonly<Record<string, readonly Way[]>> = {
  KAS_TELLER: [
    { menu: 'kas-teller', asks: () => ({ langkah: 'tutup' }) },
    { menu: 'daftar-teller', asks: byTill },
  ],
  SERAH_TERIMA: [{ menu: 'khasanah' }, { menu: 'kas-teller' }, { menu: 'daftar-teller', asks: byTill }],
  KAS_MENUNGGU: [
    { menu: 'menunggu', asks: byItem },
    { menu: 'draf', asks: byItem },
  ],
  KHASANAH: [{ menu: 'hitung-khasanah' }, { menu: 'khasanah' }, { menu: 'daftar-teller' }],
  WARKAT_MASUK: [{ menu: 'daftar-penarikan-kliring' }],
  SHEET_HELD: [{ menu: 'daftar-penarikan-kliring' }],
  PERANTARA: [
    { menu: 'penyelesaian', suits: ofTransfers, asks: () => ({ daftar: 'ITEM' }) },
    { menu: 'daftar-transfer', suits: ofTransfers, asks: ({ id }) => ({ rail: rails[id] ?? '' }) },
    { menu: 'daftar-penarikan-kliring', suits: ({ id }) => id === gl('INWARD_CLEARING') },
    { menu: 'jurnal', asks: ({ id }) => ({ kode_gl: id }) },
    { menu: 'neraca-saldo' },
  ],
  RATE_AWAITED: [
    { menu: 'tetapkan-hi1000', asks: ofRate },
    { menu: 'hi1000', asks: ofRate },
  ],
  NERACA: [{ menu: 'neraca-saldo' }],
  HARI_BERJALAN: [{ menu: 'hari-cabang', asks: ({ id }) => ({ kode_cabang: id }) }],
  REKENING: [
    { menu: 'pindah-cabang', asks: ({ id }) => ({ nomor_rekening: id }) },
    { menu: 'rekening', asks: ({ id }) => ({ nomor_rekening: id }) },
  ],
  DANA_KHUSUS: [{ menu: 'ambil-dana-khusus' }, { menu: 'dana-khusus' }],
  PENGGUNA: [{ menu: 'pengguna' }],
  KAS_BERISI: [{ menu: 'khasanah' }, { menu: 'kas-teller' }, { menu: 'daftar-teller' }],
  KIRIMAN_KAS: [{ menu: 'kiriman-kas' }, { menu: 'permintaan-kas' }],
  SELISIH_KAS: [{ menu: 'selisih-kas' }],
  TRANSAKSI_TERBUKA: [
    { menu: 'menunggu', asks: byItem },
    { menu: 'draf', asks: byItem },
  ],
  STOK_BUKU: [{ menu: 'stok-buku' }],
  STOK_BILYET: [{ menu: 'stok-bilyet' }],
  STOK_KARTU: [{ menu: 'stok-kartu' }],
  STOK_WARKAT: [{ menu: 'batal-stok-warkat' }],
  TRANSFER_BERJALAN: [{ menu: 'daftar-transfer' }],
  KLIRING_BERJALAN: [{ menu: 'meja-kliring' }, { menu: 'daftar-penarikan-kliring' }],
  PENGGAJIAN: [{ menu: 'daftar-gaji' }],
  ENTRI_BERKALA: [{ menu: 'entri-berkala' }],
  JADWAL_LAPORAN: [{ menu: 'jadwal-laporan' }],
  SALDO_BUKU_BESAR: [{ menu: 'jurnal', asks: ({ id }) => ({ kode_gl: id }) }, { menu: 'neraca-saldo' }],
  UJI_NERACA: [{ menu: 'neraca-saldo' }],
  UJI_KAS: [{ menu: 'neraca-saldo' }],
  UJI_RAK: [{ menu: 'neraca-saldo' }],
  PESAN_HILANG: [{ menu: 'penyelesaian', asks: () => ({ daftar: 'HILANG' }) }],
  STOK_CETAK: [
    { menu: 'serah-stok-bilyet', suits: ofBilyets },
    { menu: 'stok-bilyet', suits: ofBilyets },
    { menu: 'serah-stok-buku', suits: ({ id }) => id === 'BUKU' },
    { menu: 'stok-buku', suits: (found) => !ofBilyets(found) },
  ],
};

/** Lists the screens that open a record of each kind. */
const byKind: Readonly<Record<string, readonly Way[]>> = {
  REKENING: [{ menu: 'rekening', asks: ({ id }) => ({ nomor_rekening: id }) }],
  PERINTAH: [{ menu: 'hasil-perintah' }, { menu: 'daftar-si' }],
  BERKALA: [{ menu: 'jatuh-berkala', asks: ({ id }) => ({ keyword: id }) }],
  CABANG: [{ menu: 'hari-cabang', asks: ({ id }) => ({ kode_cabang: id }) }],
  GL: [{ menu: 'jurnal', asks: ({ id }) => ({ kode_gl: id }) }, { menu: 'neraca-saldo' }],
  KURS: [{ menu: 'simpan-kurs', asks: ({ id }) => ({ kode_valuta: id }) }, { menu: 'kurs' }],
  POOL: [{ menu: 'hi1000', asks: ({ id }) => ({ pool: id }) }],
};

/** Returns the screen that mends a record, as an address that the reader may open; null where the reader may open none, or there is none. */
export function useLinks() {
  const { canOpen } = useProfile();
  return (found: Mendable) => {
    const links = byCause[found.sebab] ?? byKind[found.jenis] ?? [];
    const link = links.find(({ menu, suits }) => canOpen(menu) && (suits?.(found) ?? true));
    return link ? { pathname: menus[link.menu].route, query: link.asks?.(found) ?? {} } : null;
  };
}
