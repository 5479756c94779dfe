import type { Random } from './random.ts';

/** A district with villages of it and their postcodes: what an address of the demo bank is made of. */
interface District {
  readonly kecamatan: string;
  /** Village and postcode. */
  readonly villages: readonly (readonly [kelurahan: string, kode_pos: string])[];
  readonly streets: readonly string[];
}

interface Region {
  /** Regency by four digits, as identity numbers begin. */
  readonly wilayah: string;
  /** Area code of its fixed lines. */
  readonly telepon: string;
  readonly districts: readonly District[];
}

export interface Home {
  readonly alamat: string;
  readonly kelurahan: string;
  readonly kecamatan: string;
  readonly wilayah: string;
  readonly kode_pos: string;
}

const district = (
  kecamatan: string,
  villages: readonly (readonly [string, string])[],
  ...streets: readonly string[]
): District => ({ kecamatan, villages, streets });

/** New customers of a branch live and work in these regions. */
const regions: Readonly<Record<string, readonly Region[]>> = {
  '001': [
    {
      wilayah: '3171',
      telepon: '021',
      districts: [
        district(
          'Menteng',
          [
            ['Cikini', '10330'],
            ['Menteng', '10310'],
          ],
          'Jl. Cikini Raya',
          'Jl. Surabaya',
          'Jl. Cut Meutia',
        ),
        district(
          'Tanah Abang',
          [
            ['Bendungan Hilir', '10210'],
            ['Kebon Melati', '10230'],
          ],
          'Jl. Danau Toba',
          'Jl. KH Mas Mansyur',
        ),
        district(
          'Cempaka Putih',
          [['Cempaka Putih Timur', '10510']],
          'Jl. Cempaka Putih Tengah',
          'Jl. Letjen Suprapto',
        ),
        district('Kemayoran', [['Harapan Mulya', '10640']], 'Jl. Bendungan Jago', 'Jl. Garuda'),
      ],
    },
    {
      wilayah: '3174',
      telepon: '021',
      districts: [
        district(
          'Jagakarsa',
          [
            ['Lenteng Agung', '12610'],
            ['Ciganjur', '12630'],
          ],
          'Jl. Raya Lenteng Agung',
          'Jl. Moh. Kahfi I',
        ),
        district('Pesanggrahan', [['Bintaro', '12330']], 'Jl. Bintaro Permai', 'Jl. RC Veteran'),
      ],
    },
    {
      wilayah: '3275',
      telepon: '021',
      districts: [
        district(
          'Bekasi Selatan',
          [
            ['Pekayon Jaya', '17148'],
            ['Jaka Setia', '17147'],
          ],
          'Jl. Pulo Ribung',
          'Jl. Cikunir Raya',
        ),
        district(
          'Bekasi Timur',
          [
            ['Margahayu', '17113'],
            ['Bekasi Jaya', '17112'],
          ],
          'Jl. Ir. H. Juanda',
          'Jl. Mayor Oking',
        ),
      ],
    },
    {
      wilayah: '3271',
      telepon: '0251',
      districts: [
        district(
          'Bogor Tengah',
          [
            ['Paledang', '16122'],
            ['Babakan', '16128'],
          ],
          'Jl. Paledang',
          'Jl. Malabar',
        ),
        district('Bogor Utara', [['Bantarjati', '16153']], 'Jl. Bangbarung Raya', 'Jl. Achmad Adnawijaya'),
      ],
    },
    {
      wilayah: '3674',
      telepon: '021',
      districts: [
        district('Serpong', [['Rawa Buntu', '15318']], 'Jl. Rawa Buntu Utara', 'Jl. Ciater Raya'),
        district('Pamulang', [['Pamulang Barat', '15417']], 'Jl. Siliwangi', 'Jl. Surya Kencana'),
        district('Pondok Aren', [['Jurang Mangu Barat', '15223']], 'Jl. Ceger Raya', 'Jl. Pondok Kacang'),
      ],
    },
  ],
  '002': [
    {
      wilayah: '3273',
      telepon: '022',
      districts: [
        district(
          'Coblong',
          [
            ['Dago', '40135'],
            ['Lebak Siliwangi', '40132'],
          ],
          'Jl. Tubagus Ismail',
          'Jl. Sangkuriang',
          'Jl. Cisitu Lama',
        ),
        district('Antapani', [['Antapani Tengah', '40291']], 'Jl. Terusan Jakarta', 'Jl. Purwakarta'),
        district('Sukajadi', [['Pasteur', '40161']], 'Jl. Prof. Eyckman', 'Jl. Sukajadi'),
        district('Lengkong', [['Cijagra', '40265']], 'Jl. Buah Batu', 'Jl. Karawitan'),
      ],
    },
    {
      wilayah: '3277',
      telepon: '022',
      districts: [
        district('Cimahi Utara', [['Cibabat', '40513']], 'Jl. Encep Kartawiria', 'Jl. Pesantren'),
        district('Cimahi Tengah', [['Baros', '40521']], 'Jl. Baros', 'Jl. Gatot Subroto'),
      ],
    },
    {
      wilayah: '3205',
      telepon: '0262',
      districts: [
        district('Garut Kota', [['Pakuwon', '44117']], 'Jl. Ciledug', 'Jl. Ahmad Yani'),
        district('Tarogong Kidul', [['Jayaraga', '44151']], 'Jl. Cimanuk', 'Jl. Otto Iskandardinata'),
      ],
    },
  ],
};

export interface Place extends Home {
  readonly telepon: string;
}

/** An address in one of the places a branch serves. */
export function somewhere(random: Random, branch: string): Place {
  const region = random.pick(regions[branch] ?? []);
  const { kecamatan, villages, streets } = random.pick(region.districts);
  const [kelurahan, kode_pos] = random.pick(villages);
  return {
    alamat: `${random.pick(streets)} No. ${random.between(1, 180)}`,
    kelurahan,
    kecamatan,
    wilayah: region.wilayah,
    kode_pos,
    telepon: `${region.telepon}-${random.between(2_000_000, 8_999_999)}`,
  };
}

/** The regency of a town as customers' rows name it; empty for one the demo bank has nobody in. */
export const regencyOf = (kota: string): string => REGENCIES[kota] ?? '';
const REGENCIES: Readonly<Record<string, string>> = {
  'Jakarta Selatan': '3174',
  'Jakarta Timur': '3175',
  Depok: '3276',
  Bandung: '3273',
  Cimahi: '3277',
};
