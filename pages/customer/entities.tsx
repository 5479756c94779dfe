import { Entities } from '#components/customers/records/customer-list.tsx';

export default Entities;
