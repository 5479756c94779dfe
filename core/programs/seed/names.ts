import type { Sex } from '#lib/customers/nik.ts';
import type { Random } from './random.ts';

/** Given names and family or second names as they go together in a region, so that a name sounds like somebody's. */
interface Naming {
  readonly male: readonly string[];
  readonly female: readonly string[];
  readonly last: readonly string[];
}

const words = (text: string): string[] => text.split(' ');

const javanese: Naming = {
  male: words(
    'Bambang Agus Joko Slamet Sugeng Eko Dwi Tri Heru Wahyu Yudi Hendro Purwanto Sigit Teguh Budi Arif Danang Galih Rizky',
  ),
  female: words(
    'Sri Endang Wahyuni Dewi Ratna Retno Lestari Ningsih Tri Dwi Ayu Wulan Kartika Rini Yuni Anggraini Sekar Puspita Indah Nur',
  ),
  last: words(
    'Wicaksono Santoso Prasetyo Nugroho Wibowo Susanto Hartono Utomo Setiawan Kusuma Handayani Rahayu Saputra Kurniawan Purnomo Widodo Suryanto Mulyani Astuti Pramono',
  ),
};
const sundanese: Naming = {
  male: words('Asep Dadang Cecep Ujang Dedi Iwan Yayan Tatang Deden Jajang Rudi Aep Encep Nandang Gilang'),
  female: words('Euis Neneng Imas Lilis Ai Tuti Yeni Nining Rina Elis Siti Iis Dede Wiwin Mega'),
  last: words(
    'Suryana Hidayat Permana Sutisna Gunawan Mulyana Kosasih Sopandi Rukmana Suherman Kartini Rohaeti Nurjanah Sumiati Sukaesih',
  ),
};
const malay: Naming = {
  male: words(
    'Ahmad Muhammad Abdul Fadli Rahmat Hasan Ilham Yusuf Ibrahim Fauzi Syahrul Zulkifli Irfan Anwar Taufik Ridwan',
  ),
  female: words(
    'Siti Nurul Fatimah Aisyah Khadijah Rahma Zahra Nadia Salma Halimah Maryam Yasmin Laila Annisa Hanifah Rosdiana',
  ),
  last: words(
    'Hakim Siregar Lubis Nasution Harahap Ramadhan Maulana Syarif Fadillah Hasibuan Rahman Chaniago Tanjung Koto Daulay Azhari',
  ),
};
const eastern: Naming = {
  male: words('Andi Daeng Yohanes Markus Frans Petrus Stefanus Baso Rusli Made Ketut Wayan Nyoman Gede Komang'),
  female: words('Andi Maria Yuliana Theresia Besse Rosmini Ni Kadek Putu Luh Agustina Martha Kristina Desak Hasnah'),
  last: words(
    'Mappanyukki Tumbelaka Rumengan Lembong Pattiasina Manuhutu Sanjaya Artawan Suardana Wirawan Dharmawan Pertiwi Paputungan Makassau Sahetapy',
  ),
};
const peranakan: Naming = {
  male: words('Hendra Budiman Robert Andreas Kevin Steven Jonathan William Felix Edwin'),
  female: words('Melissa Vivian Jessica Lina Cynthia Stephanie Angela Monica Fransisca Natalia'),
  last: words('Halim Tanuwijaya Gunadi Sutanto Wijaya Salim Lim Kusnadi Hartanto Tjahyadi'),
};

const namings = [javanese, javanese, javanese, sundanese, sundanese, malay, malay, eastern, peranakan];

/** A person's name; every third one carries a middle name. */
export function personName(random: Random, sex: Sex): string {
  const naming = random.pick(namings);
  const given = sex === 'L' ? naming.male : naming.female;
  const first = random.pick(given);
  const second = random.percent(35) ? random.pick(given.filter((name) => name !== first)) : '';
  return [first, second, random.pick(naming.last)].filter(Boolean).join(' ');
}

export const motherName = (random: Random): string => {
  const naming = random.pick(namings);
  return `${random.pick(naming.female)} ${random.pick(naming.last)}`;
};

/** The bank's business customers. */
export const businesses = [
  'PT Sinar Jaya Abadi',
  'PT Nusantara Pangan Sejahtera',
  'CV Berkah Mandiri',
  'PT Amanat Karya Konstruksi',
  'CV Sumber Rezeki Tekstil',
  'PT Bumi Hijau Lestari',
  'CV Cahaya Ilmu',
  'PT Mitra Logistik Indonesia',
  'PT Parahyangan Agro Niaga',
  'CV Dapur Ibu Ratna',
  'PT Medika Utama Sehat',
  'CV Anugerah Teknik',
] as const;

interface Town {
  readonly kota: string;
  /** Province, regency and district as they begin a NIK. */
  readonly districts: readonly string[];
  readonly streets: readonly string[];
  readonly areas: readonly string[];
}

/** The customers of a branch live in these towns. */
export const towns: Readonly<Record<string, readonly Town[]>> = {
  '001': [
    {
      kota: 'Jakarta Selatan',
      districts: ['317401', '317402', '317403', '317405', '317406', '317408'],
      streets: [
        'Jl. Tebet Raya',
        'Jl. Fatmawati',
        'Jl. Wijaya',
        'Jl. Kemang Utara',
        'Jl. Pasar Minggu',
        'Jl. Cipete Dalam',
      ],
      areas: ['Tebet', 'Cilandak', 'Kebayoran Baru', 'Mampang', 'Pancoran'],
    },
    {
      kota: 'Jakarta Timur',
      districts: ['317501', '317502', '317503', '317506', '317508'],
      streets: ['Jl. Otista', 'Jl. Pemuda', 'Jl. Raya Bekasi', 'Jl. Dewi Sartika', 'Jl. Kayu Putih'],
      areas: ['Jatinegara', 'Rawamangun', 'Cakung', 'Kramat Jati', 'Duren Sawit'],
    },
    {
      kota: 'Depok',
      districts: ['327601', '327602', '327605', '327606'],
      streets: ['Jl. Margonda', 'Jl. Nusantara', 'Jl. Kartini', 'Jl. Raya Sawangan'],
      areas: ['Beji', 'Pancoran Mas', 'Sukmajaya', 'Cinere'],
    },
  ],
  '002': [
    {
      kota: 'Bandung',
      districts: ['327301', '327305', '327306', '327309', '327312', '327318'],
      streets: ['Jl. Dago', 'Jl. Riau', 'Jl. Buah Batu', 'Jl. Cihampelas', 'Jl. Setiabudi', 'Jl. Soekarno-Hatta'],
      areas: ['Coblong', 'Lengkong', 'Sukajadi', 'Antapani', 'Cicendo'],
    },
    {
      kota: 'Cimahi',
      districts: ['327701', '327702', '327703'],
      streets: ['Jl. Gandawijaya', 'Jl. Amir Machmud', 'Jl. Kebon Kopi'],
      areas: ['Cimahi Utara', 'Cimahi Tengah', 'Cimahi Selatan'],
    },
  ],
};
