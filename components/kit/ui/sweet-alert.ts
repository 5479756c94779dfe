import 'sweetalert2/dist/sweetalert2.css';
import Swal from 'sweetalert2/dist/sweetalert2.esm.js';

/** SweetAlert2 with its styles as a file: the package itself would write them into the page, which the content policy refuses. */
export const SweetAlert = Swal;
