/** A person's roles need a second look: one person should not hold these duties together. */
export const controlReasons = {
  TUGAS_PEMBUAT_PEMERIKSA: {
    id: 'Benturan tugas: membuat dan menyetujui {jenis}',
    en: 'Conflict of duty: makes and approves {jenis}',
  },
  TUGAS_ADMIN_KAS: {
    id: 'Benturan tugas: mengatur akses dan memegang kas',
    en: 'Conflict of duty: manages access and keeps cash',
  },
  TUGAS_ADMIN_LOKET: {
    id: 'Benturan tugas: mengatur akses dan bertransaksi di loket',
    en: 'Conflict of duty: manages access and works at the counter',
  },
  TUGAS_KAS_KHASANAH: {
    id: 'Benturan tugas: memegang kas teller dan khasanah',
    en: 'Conflict of duty: keeps a till and the vault',
  },
  TUGAS_AUDITOR: {
    id: 'Benturan tugas: memeriksa jejak audit dan bertransaksi atau mengatur akses',
    en: 'Conflict of duty: audits the trail and posts or manages access',
  },
} as const satisfies Readonly<Record<string, { readonly id: string; readonly en: string }>>;
