import { IconField } from '#components/control/users/menu-icon-field.tsx';
import { MenuSource, ParentField } from '#components/control/users/menu-source.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { shippedTitle } from '#lib/access/menu-titles.ts';
import { menus } from '#lib/access/menus.ts';
import { management } from '#services/control/management.ts';

type Values = Readonly<Record<string, unknown>>;

const isNew = ({ aksi }: Values) => aksi === 'BUAT';
/** An entry of the product keeps its screen. */
const isBuiltIn = ({ aksi, menu_id }: Values) => aksi !== 'BUAT' && shippedTitle(String(menu_id)) !== menu_id;
/** Returns true for a row action or a right, which keeps the place that the product gave it. */
const isFixedPlace = ({ menu_id }: Values) =>
  isBuiltIn({ aksi: '', menu_id }) && !Object.hasOwn(menus, String(menu_id));

const asText = (props: FieldProps<unknown>) => props as FieldProps<string>;
const routes = Object.values(menus).flatMap(({ route, title }) => (route === '' ? [] : [{ route, title }]));

/** An entry of the menu tree, new or changed: words, place, icon, screen, code, in use or not. */
export const saveMenu = defineScreen({
  endpoint: management.saveMenu,
  flow: 'SIMPAN_MENU',
  menu: 'menu-aplikasi',
  initial: {
    aksi: 'BUAT',
    menu_id: '',
    parent: '',
    title: '',
    icon: '',
    route: '',
    trans_code: '',
    urut: '',
    aktif: 'T',
    versi: 0,
    alasan: '',
  },
  change: { title: 'kelolaMenu.judulForm', back: '/management/menus', Source: MenuSource },
  sections: [
    {
      header: 'kelolaMenu.bagian',
      rowsize: 2,
      fields: [
        {
          name: 'menu_id',
          title: 'kelolaMenu.id',
          type: 'string',
          required: true,
          hint: 'kelolaMenu.idPetunjuk',
          setup: { maxLength: 40 },
          otherProps: { readOnly: (values) => !isNew(values) },
        },
        {
          name: 'title',
          title: 'kelolaMenu.judul',
          type: 'string',
          required: true,
          hint: 'kelolaMenu.judulPetunjuk',
          setup: { maxLength: 60 },
        },
        {
          name: 'parent',
          title: 'kelolaMenu.induk',
          type: 'custom',
          otherProps: { disabled: isFixedPlace },
          setup: { render: (props, values) => <ParentField {...asText(props)} menuId={String(values.menu_id)} /> },
        },
        {
          name: 'route',
          title: 'kelolaMenu.layar',
          type: 'select',
          setup: {
            options: routes.map(({ route }) => ({ value: route, display: route })),
            placeholder: 'kelolaMenu.grup',
          },
          otherProps: { disabled: isBuiltIn },
        },
        {
          name: 'trans_code',
          title: 'kelolaMenu.kode',
          type: 'string',
          hint: 'kelolaMenu.kodePetunjuk',
          setup: { maxLength: 4 },
        },
        { name: 'urut', title: 'kelolaMenu.urut', type: 'integer', required: true, setup: { max: '99999' } },
        {
          name: 'icon',
          title: 'kelolaMenu.ikon',
          type: 'custom',
          sizeCol: 12,
          setup: { render: (props) => <IconField {...asText(props)} /> },
        },
        { name: 'aktif', title: 'kelolaMenu.aktif', type: 'checkbox' },
      ],
    },
    {
      header: 'kelolaMenu.bagianAlasan',
      rowsize: 1,
      fields: [textArea('alasan', 'kelolaMenu.alasan', { required: true })],
    },
  ],
});
