// Shared modules must be negotiated before any of them is used: everything else is behind this import.
void import('./bootstrap');
