// The files of the skeletons, put into the program by the compiler: `assay` stays one binary, and each file stays a
// real source file of its language. A test holds this table to the folder.

#include "skeleton_files.h"

// Swift 6.2 comes with a clang that has #embed in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char c_gitignore[] = {
#embed "templates/c/.gitignore"
};
static const unsigned char c_Makefile[] = {
#embed "templates/c/Makefile"
};
static const unsigned char c_README_md[] = {
#embed "templates/c/README.md"
};
static const unsigned char c_adapter_c[] = {
#embed "templates/c/adapter.c"
};
static const unsigned char c_hindex_c[] = {
#embed "templates/c/hindex.c"
};
static const unsigned char c_json_c[] = {
#embed "templates/c/json.c"
};
static const unsigned char c_json_h[] = {
#embed "templates/c/json.h"
};
static const unsigned char c_subsystems_h[] = {
#embed "templates/c/subsystems.h"
};
static const unsigned char java_gitignore[] = {
#embed "templates/java/.gitignore"
};
static const unsigned char java_Adapter_java[] = {
#embed "templates/java/Adapter.java"
};
static const unsigned char java_HIndex_java[] = {
#embed "templates/java/HIndex.java"
};
static const unsigned char java_Json_java[] = {
#embed "templates/java/Json.java"
};
static const unsigned char java_Makefile[] = {
#embed "templates/java/Makefile"
};
static const unsigned char java_README_md[] = {
#embed "templates/java/README.md"
};
static const unsigned char java_Rejection_java[] = {
#embed "templates/java/Rejection.java"
};
static const unsigned char javascript_README_md[] = {
#embed "templates/javascript/README.md"
};
static const unsigned char javascript_adapter_js[] = {
#embed "templates/javascript/adapter.js"
};
static const unsigned char javascript_contract_js[] = {
#embed "templates/javascript/contract.js"
};
static const unsigned char javascript_hindex_js[] = {
#embed "templates/javascript/hindex.js"
};
static const unsigned char javascript_package_json[] = {
#embed "templates/javascript/package.json"
};
static const unsigned char perl_README_md[] = {
#embed "templates/perl/README.md"
};
static const unsigned char perl_adapter_pl[] = {
#embed "templates/perl/adapter.pl"
};
static const unsigned char perl_lib_Contract_pm[] = {
#embed "templates/perl/lib/Contract.pm"
};
static const unsigned char perl_lib_HIndex_pm[] = {
#embed "templates/perl/lib/HIndex.pm"
};
static const unsigned char python_gitignore[] = {
#embed "templates/python/.gitignore"
};
static const unsigned char python_README_md[] = {
#embed "templates/python/README.md"
};
static const unsigned char python_adapter_py[] = {
#embed "templates/python/adapter.py"
};
static const unsigned char python_contract_py[] = {
#embed "templates/python/contract.py"
};
static const unsigned char python_hindex_py[] = {
#embed "templates/python/hindex.py"
};
static const unsigned char rust_gitignore[] = {
#embed "templates/rust/.gitignore"
};
static const unsigned char rust_Cargo_toml[] = {
#embed "templates/rust/Cargo.toml"
};
static const unsigned char rust_README_md[] = {
#embed "templates/rust/README.md"
};
static const unsigned char rust_src_hindex_rs[] = {
#embed "templates/rust/src/hindex.rs"
};
static const unsigned char rust_src_json_rs[] = {
#embed "templates/rust/src/json.rs"
};
static const unsigned char rust_src_main_rs[] = {
#embed "templates/rust/src/main.rs"
};
static const unsigned char swift_gitignore[] = {
#embed "templates/swift/.gitignore"
};
static const unsigned char swift_Package_swift[] = {
#embed "templates/swift/Package.swift"
};
static const unsigned char swift_README_md[] = {
#embed "templates/swift/README.md"
};
static const unsigned char swift_Sources_Adapter_swift[] = {
#embed "templates/swift/Sources/Adapter.swift"
};
static const unsigned char swift_Sources_HIndex_swift[] = {
#embed "templates/swift/Sources/HIndex.swift"
};
static const unsigned char swift_Sources_Messages_swift[] = {
#embed "templates/swift/Sources/Messages.swift"
};
static const unsigned char swift_Sources_Subsystem_swift[] = {
#embed "templates/swift/Sources/Subsystem.swift"
};

#define FILE_OF(language, path, bytes) {language, path, bytes, sizeof bytes}

static const struct skeleton_file files[] = {
    FILE_OF("c", ".gitignore", c_gitignore),
    FILE_OF("c", "Makefile", c_Makefile),
    FILE_OF("c", "README.md", c_README_md),
    FILE_OF("c", "adapter.c", c_adapter_c),
    FILE_OF("c", "hindex.c", c_hindex_c),
    FILE_OF("c", "json.c", c_json_c),
    FILE_OF("c", "json.h", c_json_h),
    FILE_OF("c", "subsystems.h", c_subsystems_h),
    FILE_OF("java", ".gitignore", java_gitignore),
    FILE_OF("java", "Adapter.java", java_Adapter_java),
    FILE_OF("java", "HIndex.java", java_HIndex_java),
    FILE_OF("java", "Json.java", java_Json_java),
    FILE_OF("java", "Makefile", java_Makefile),
    FILE_OF("java", "README.md", java_README_md),
    FILE_OF("java", "Rejection.java", java_Rejection_java),
    FILE_OF("javascript", "README.md", javascript_README_md),
    FILE_OF("javascript", "adapter.js", javascript_adapter_js),
    FILE_OF("javascript", "contract.js", javascript_contract_js),
    FILE_OF("javascript", "hindex.js", javascript_hindex_js),
    FILE_OF("javascript", "package.json", javascript_package_json),
    FILE_OF("perl", "README.md", perl_README_md),
    FILE_OF("perl", "adapter.pl", perl_adapter_pl),
    FILE_OF("perl", "lib/Contract.pm", perl_lib_Contract_pm),
    FILE_OF("perl", "lib/HIndex.pm", perl_lib_HIndex_pm),
    FILE_OF("python", ".gitignore", python_gitignore),
    FILE_OF("python", "README.md", python_README_md),
    FILE_OF("python", "adapter.py", python_adapter_py),
    FILE_OF("python", "contract.py", python_contract_py),
    FILE_OF("python", "hindex.py", python_hindex_py),
    FILE_OF("rust", ".gitignore", rust_gitignore),
    FILE_OF("rust", "Cargo.toml", rust_Cargo_toml),
    FILE_OF("rust", "README.md", rust_README_md),
    FILE_OF("rust", "src/hindex.rs", rust_src_hindex_rs),
    FILE_OF("rust", "src/json.rs", rust_src_json_rs),
    FILE_OF("rust", "src/main.rs", rust_src_main_rs),
    FILE_OF("swift", ".gitignore", swift_gitignore),
    FILE_OF("swift", "Package.swift", swift_Package_swift),
    FILE_OF("swift", "README.md", swift_README_md),
    FILE_OF("swift", "Sources/Adapter.swift", swift_Sources_Adapter_swift),
    FILE_OF("swift", "Sources/HIndex.swift", swift_Sources_HIndex_swift),
    FILE_OF("swift", "Sources/Messages.swift", swift_Sources_Messages_swift),
    FILE_OF("swift", "Sources/Subsystem.swift", swift_Sources_Subsystem_swift),
};

const struct skeleton_file *skeleton_files(size_t *count) {
    *count = sizeof files / sizeof files[0];
    return files;
}
