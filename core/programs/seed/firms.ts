/** An entity as its sign says it: name, legal form, business field, yearly turnover, what it does. */
export interface Firm {
  readonly nama: string;
  readonly bentuk: string;
  readonly bidang: string;
  readonly omzet: string;
  readonly kegiatan: string;
}

const lines = (text: string): readonly Firm[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [nama = '', bentuk = '', bidang = '', omzet = '', kegiatan = ''] = line
        .split('|')
        .map((part) => part.trim());
      return { nama, bentuk, bidang, omzet, kegiatan };
    });

/** Entities that each branch has taken in itself. */
export const newFirms: Readonly<Record<string, readonly Firm[]>> = {
  '001': lines(`
    PT Graha Cipta Selaras | PT | PROPERTI | SD_50000 | Pengembang perumahan
    PT Tirta Boga Makmur | PT | INDUSTRI | SD_50000 | Air minum dalam kemasan
    PT Samudra Lintas Benua | PT | EKSPOR_IMPOR | DI_ATAS_50000 | Ekspor hasil laut
    PT Energi Batu Mulia | PT | TAMBANG | DI_ATAS_50000 | Batu bara
    PT Valasindo Prima | PT | VALUTA_ASING | SD_50000 | Pedagang valuta asing
    PT Logam Mulia Kencana | PT | EMAS_PERMATA | SD_50000 | Perhiasan emas
    PT Data Awan Nusantara | PT | TEKNOLOGI | SD_50000 | Pusat data
    PT Nusantara Pangan Lestari Tbk | TBK | INDUSTRI | DI_ATAS_50000 | Makanan olahan
    PT Sehat Bersama Sentosa | PT | KESEHATAN | SD_2500 | Klinik dan apotek
    PT Jasa Angkut Perdana | PT | TRANSPORTASI | SD_2500 | Angkutan darat
    PT Karya Beton Perkasa | PT | KONSTRUKSI | SD_50000 | Kontraktor
    PT Multi Artha Syariah | PT | KEUANGAN | SD_50000 | Pembiayaan
    CV Sinar Jaya Abadi | CV | PERDAGANGAN | SD_2500 | Alat tulis
    CV Mitra Boga | CV | JASA | SD_2500 | Katering
    CV Bintang Percetakan | CV | INDUSTRI | SD_2500 | Percetakan
    CV Rimba Furnitur | CV | INDUSTRI | SD_2500 | Mebel kayu
    CV Lentera Advertising | CV | JASA | SD_300 | Reklame
    UD Tani Makmur | UD | PERTANIAN | SD_300 | Pupuk dan benih
    UD Toko Emas Cahaya Baru | UD | EMAS_PERMATA | SD_2500 | Toko emas
    UD Sumber Hasil Bumi | UD | PERDAGANGAN | SD_300 | Beras dan palawija
    Firma Hadi & Rekan | FIRMA | JASA | SD_2500 | Kantor akuntan
    Koperasi Karyawan Sejahtera | KOPERASI | KEUANGAN | SD_2500 | Simpan pinjam
    Koperasi Pasar Rakyat Jatinegara | KOPERASI | PERDAGANGAN | SD_2500 | Pedagang pasar
    Yayasan Pendidikan Al-Hikmah | YAYASAN | PENDIDIKAN | SD_2500 | Sekolah dan pesantren
    Yayasan Peduli Yatim Nusantara | YAYASAN | LAINNYA | SD_300 | Santunan yatim
    Perkumpulan Alumni Teknik | PERKUMPULAN | LAINNYA | SD_300 | Kegiatan alumni
    Perumda Air Bersih Metropolitan | BUMN | JASA | DI_ATAS_50000 | Air bersih
    Dinas Perumahan Rakyat | PEMERINTAH | PEMERINTAHAN | DI_ATAS_50000 | Instansi daerah`),
  '002': lines(`
    PT Parahyangan Tekstil Jaya | PT | INDUSTRI | DI_ATAS_50000 | Tekstil
    PT Kopi Priangan Unggul | PT | PERTANIAN | SD_2500 | Kopi arabika
    PT Graha Dago Asri | PT | PROPERTI | SD_50000 | Apartemen
    PT Rekayasa Digital Bandung | PT | TEKNOLOGI | SD_2500 | Perangkat lunak
    PT Wisata Tangkuban | PT | JASA | SD_2500 | Biro perjalanan umrah
    PT Intan Permata Priangan | PT | EMAS_PERMATA | SD_50000 | Permata
    CV Rajut Binong | CV | INDUSTRI | SD_300 | Pakaian rajut
    CV Sepatu Cibaduyut Mulya | CV | INDUSTRI | SD_2500 | Sepatu kulit
    CV Boga Rasa Sunda | CV | JASA | SD_2500 | Rumah makan
    CV Parahyangan Motor | CV | PERDAGANGAN | SD_2500 | Suku cadang
    UD Peuyeum Sari | UD | PERDAGANGAN | SD_300 | Oleh-oleh
    UD Sayur Lembang | UD | PERTANIAN | SD_300 | Sayuran
    Firma Suryana & Kosasih | FIRMA | JASA | SD_300 | Kantor hukum
    Koperasi Susu Pangalengan | KOPERASI | PERTANIAN | SD_50000 | Susu segar
    Koperasi Pesantren Al-Ikhlas | KOPERASI | PERDAGANGAN | SD_300 | Toko pesantren
    Yayasan Wakaf Cendekia | YAYASAN | PENDIDIKAN | SD_2500 | Perguruan tinggi
    Yayasan Rumah Singgah Asih | YAYASAN | KESEHATAN | SD_300 | Rumah singgah pasien
    Perkumpulan Petani Hortikultura | PERKUMPULAN | PERTANIAN | SD_300 | Kelompok tani
    Perumda Pasar Juara | BUMN | JASA | SD_50000 | Pengelola pasar`),
};

/** The business of the entities that the branches had from the beginning, by their names. */
export const oldFirms: readonly Firm[] = lines(`
  PT Sinar Jaya Abadi | PT | PERDAGANGAN | SD_50000 | Distributor sembako
  PT Nusantara Pangan Sejahtera | PT | INDUSTRI | SD_50000 | Makanan olahan
  CV Berkah Mandiri | CV | PERDAGANGAN | SD_2500 | Bahan bangunan
  PT Amanat Karya Konstruksi | PT | KONSTRUKSI | SD_50000 | Kontraktor gedung
  CV Sumber Rezeki Tekstil | CV | INDUSTRI | SD_2500 | Konveksi
  PT Bumi Hijau Lestari | PT | PERTANIAN | SD_50000 | Perkebunan
  CV Cahaya Ilmu | CV | PENDIDIKAN | SD_2500 | Buku pelajaran
  PT Mitra Logistik Indonesia | PT | TRANSPORTASI | SD_50000 | Logistik
  PT Parahyangan Agro Niaga | PT | PERTANIAN | SD_50000 | Hasil tani
  CV Dapur Ibu Ratna | CV | JASA | SD_300 | Katering
  PT Medika Utama Sehat | PT | KESEHATAN | SD_50000 | Alat kesehatan
  CV Anugerah Teknik | CV | JASA | SD_2500 | Bengkel bubut`);
