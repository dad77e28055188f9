/** A sheet of paper on any screen, as wide as it is for tables; paper stays white at night, as it does in Word. */
export const PAGE_STYLE = `
html{background:#e8e8ea;color:#111}
body{margin:0;padding:24px;font:12pt/1.35 "PT Serif","Times New Roman",Georgia,serif}
main{box-sizing:border-box;max-width:21cm;min-height:100vh;margin:0 auto;padding:2cm 1.5cm 2cm 2.5cm;background:#fff;box-shadow:0 1px 3px rgb(0 0 0/.2);overflow-wrap:anywhere}
main.plain p{font:10.5pt/1.4 "PT Mono",Consolas,"Courier New",monospace}
p{margin:0;white-space:pre-wrap;content-visibility:auto;contain-intrinsic-size:auto 3em}
.center{text-align:center}.right{text-align:right}.both{text-align:justify}
.b{font-weight:bold}.i{font-style:italic}.u{text-decoration:underline}.s{text-decoration:line-through}
.c{text-transform:uppercase}.super{vertical-align:super;font-size:smaller}.sub{vertical-align:sub;font-size:smaller}
.inserted{color:#12693a;text-decoration:underline}.deleted{color:#a3232b;text-decoration:line-through}
mark{background:#ffdf80;color:inherit}
.aside{margin-top:24pt;padding-top:6pt;border-top:1px solid #999;font-size:10pt}
.t{display:inline-block;width:2.5em}.n{margin-right:.25em}.no{color:#777}
.table{overflow-x:auto;margin:6pt 0}table{border-collapse:collapse;min-width:100%}
td{border:1px solid #999;padding:2pt 5pt;vertical-align:top}
table.bare>tbody>tr>td{border-color:transparent}
td p{text-indent:0!important;margin-left:0!important}
img{max-width:100%;height:auto}
main.tables{max-width:none;padding:16px 20px;font:13px/1.35 system-ui,"Segoe UI",Roboto,sans-serif}
.tables h2{margin:16px 0 8px;font-size:15px}.tables p{margin:0 0 8px}section:target h2{text-decoration:underline}
nav{display:flex;flex-wrap:wrap;gap:4px 16px}.tables a{color:#1c5fb8}
.tables table{min-width:0}.tables td{max-width:28em;padding:2px 6px;border-color:#ccc;overflow-wrap:break-word}
.tables td.right{white-space:nowrap}
.room-1{min-width:6.5em}.room-2{min-width:12em}.room-3{min-width:18em}
th{white-space:nowrap;padding:2px 6px;border:1px solid #ccc;background:#f2f2f4;color:#666;font-weight:normal;text-align:center}
@media(max-width:700px){body{padding:0}main{padding:20px 16px;box-shadow:none}main.tables{padding:12px}p{margin-left:0!important}}
@media(prefers-color-scheme:dark){html{background:#1b1c1f}}
@media print{html{background:none}body{padding:0}main{padding:0;box-shadow:none}}
`.replaceAll('\n', '');
