/** Whether the account of a user (u) is closed because the hospital to which it belongs (h, unless deleted) is deleted or inactive. */
export const HOSPITAL_IS_CLOSED = `(u.role in ('hospital_admin', 'agent') and u.hospital_id is not null and (h.id is null or not h.is_active))`;
