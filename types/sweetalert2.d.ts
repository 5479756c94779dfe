/** The build of the package that writes no styles into the page; the package describes its default build alone. */
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export { default } from 'sweetalert2';
}
