/** A choice of occupation has this value where nobody has an employer in it. */
export const NO_EMPLOYER = 'TANPA_KANTOR';

/** The law asks for the employer's name, address and telephone number. */
export const employerFields = ['pemberi_kerja', 'alamat_kantor', 'telepon_kantor'] as const;
