import { Entities } from '#components/customer/customer-list.tsx';

export default Entities;
